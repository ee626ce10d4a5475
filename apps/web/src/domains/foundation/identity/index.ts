export { EntranceFrame, EntranceLink } from './components/entrance-frame.tsx'
export {
  AddFactorDialog,
  ChangeEmailForm,
  KeyFields,
  RequiredFactorPage,
  ResendVerification,
  SecondStep,
} from './later-screens.ts'
export { useEntrance } from './use-entrance.ts'
