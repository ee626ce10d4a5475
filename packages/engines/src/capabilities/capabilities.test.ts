import { expect, it } from 'vitest'
import { capabilities } from './capability.ts'
import {
  likenessConformance,
  speakersConformance,
  spokenLanguageConformance,
  taggingConformance,
  voiceActivityConformance,
} from './conformance/hearing.conformance.ts'
import {
  chatConformance,
  embeddingsConformance,
  punctuationConformance,
  translationConformance,
} from './conformance/language-work.conformance.ts'
import { liveRecognitionConformance, recognitionConformance } from './conformance/recognition.conformance.ts'
import {
  cleaningConformance,
  separationConformance,
  soundMakingConformance,
} from './conformance/sound-work.conformance.ts'
import { joinEngineSets } from './engine-set.ts'
import {
  fakeChat,
  fakeCleaning,
  fakeEmbeddings,
  fakeEngines,
  fakeLikeness,
  fakeLiveRecognition,
  fakePunctuation,
  fakeRecognition,
  fakeSeparation,
  fakeSoundMaking,
  fakeSpeakers,
  fakeSpokenLanguage,
  fakeTagging,
  fakeTranslation,
  fakeVoiceActivity,
} from './fakes/index.ts'

recognitionConformance('the fake', fakeRecognition)
liveRecognitionConformance('the fake', fakeLiveRecognition)
voiceActivityConformance('the fake', fakeVoiceActivity)
speakersConformance('the fake', fakeSpeakers)
likenessConformance('the fake', fakeLikeness)
spokenLanguageConformance('the fake', fakeSpokenLanguage)
taggingConformance('the fake', fakeTagging)
cleaningConformance('the fake', fakeCleaning)
separationConformance('the fake', fakeSeparation)
soundMakingConformance('the fake', fakeSoundMaking)
punctuationConformance('the fake', fakePunctuation)
translationConformance('the fake', fakeTranslation)
embeddingsConformance('the fake', fakeEmbeddings)
chatConformance('the fake', fakeChat)

it('is found where there is one, in the first set that has it', async () => {
  const without = fakeEngines({ chat: undefined })
  const other = fakeEngines()
  expect(await without.find('chat')).toBeUndefined()
  expect(await joinEngineSets(without, other).find('chat')).toBe(await other.find('chat'))
  expect(await joinEngineSets(without, other).find('tagging')).toBe(await without.find('tagging'))
  expect(new Set(capabilities).size).toBe(capabilities.length)
})
