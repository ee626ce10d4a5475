export { EntranceFrame, EntranceLink } from './components/entrance-frame.tsx'
export { isAddressPutOff } from './accounts/put-off-address.ts'
export {
  AddFactorDialog,
  ConfirmAddress,
  KeyDialog,
  RequiredFactorPage,
  SecondStep,
  VerifyAddress,
} from './later-screens.ts'
export { useEntrance } from './use-entrance.ts'
