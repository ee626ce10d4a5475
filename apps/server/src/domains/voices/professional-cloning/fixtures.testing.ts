import type { Fixtures } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async () => ({ speaker_id: 'speaker_1' }),
  requests: {
    'professionalCloning.create': { body: { name: 'matrix', language: 'en' } },
    'professionalCloning.getAudioShort': { query: 'sample_id=x' },
    'professionalCloning.getWaveformShort': { query: 'sample_id=x' },
    'professionalCloning.getSpeakersShort': { query: 'sample_id=x' },
    'professionalCloning.separateSpeakersShort': { query: 'sample_id=x' },
  },
}
