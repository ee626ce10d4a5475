export { EntranceFrame, EntranceLink } from './components/entrance-frame.tsx'
export { AddFactorDialog, ConfirmAddress, KeyDialog, RequiredFactorPage, SecondStep } from './later-screens.ts'
export { useEntrance } from './use-entrance.ts'
