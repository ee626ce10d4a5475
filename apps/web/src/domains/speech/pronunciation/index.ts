export { AppliedDictionaries } from './components/applied-dictionaries.tsx'
