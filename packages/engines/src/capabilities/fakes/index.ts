export { fakeChat, fakeEmbeddings, fakePunctuation, fakeTranslation } from './fake-language-work.ts'
export { fakeEngines } from './fake-engines.ts'
export {
  fakeCleaning,
  fakeLikeness,
  fakeSeparation,
  fakeSpeakers,
  fakeSpokenLanguage,
  fakeTagging,
  fakeVoiceActivity,
} from './fake-hearing.ts'
export { fakeLiveRecognition, fakeRecognition } from './fake-recognition.ts'
