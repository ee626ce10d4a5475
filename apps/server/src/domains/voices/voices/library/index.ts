export { catalogueVoiceOf, type CatalogueVoice } from './catalogue-voice.ts'
export { libraryVoices, type LibraryVoice } from './library.ts'
export { printOfPremade } from './premade-prints.ts'
export { getFromCatalogue } from './voice-catalogue.ts'
