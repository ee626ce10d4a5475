export { AppliedDictionaries } from './components/applied-dictionaries.tsx'
export { MisreadNote } from './misread/misread-note.tsx'
export { useDictionaries } from './queries.ts'
