cask "intrigue" do
  version "<<.Version.File>>"
  sha256 "<<.Mac.Hash>>"

  url "<<.Site>>/releases/download/v#{version}/intrigue-#{version}-macos.zip"
  name "Intrigue"
  desc "<<.Summary>>"
  homepage "<<.Site>>"

  depends_on macos: ">= :monterey"

  app "intrigue-#{version}-macos/Intrigue.app"

  zap trash: "~/Library/Application Support/intrigue"

  caveats <<print "<<~">>EOS
    The first time, macOS says that Apple could not verify Intrigue: press Done, then
    choose Open Anyway in System Settings, Privacy & Security.
  EOS
end
