// In one file, since they share most of what they are made of; what is heavy in them comes when it is shown. What was heard is a report,
// and how the player looks is chosen in colours: both are made of other things.
export { ProjectsPage } from './projects-page.tsx'
export { SettingsPage } from './settings-page.tsx'
