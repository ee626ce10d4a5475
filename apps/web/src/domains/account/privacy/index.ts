export { PrivacySignal } from './opt-out/privacy-signal.tsx'
