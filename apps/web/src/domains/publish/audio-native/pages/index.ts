// In one file, since they share most of what they are made of; what is heavy in them comes when it is shown. What was heard is a report,
// which is made of other things.
export { PlayerPage } from './player-page.tsx'
export { ProjectsPage } from './projects-page.tsx'
export { SettingsPage } from './settings-page.tsx'
