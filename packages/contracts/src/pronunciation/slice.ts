import { defineContract } from '../kit/index.ts'
import { pronunciationAudit } from './audit.ts'
import { pronunciationEndpoints } from './endpoints.ts'
import { pronunciationErrors } from './errors.ts'

export const pronunciationContract = defineContract({
  endpoints: pronunciationEndpoints,
  scopes: ['pronunciation_dictionaries_read', 'pronunciation_dictionaries_write'],
  errors: pronunciationErrors,
  ids: { pronunciationDictionary: 'pdict', pronunciationVersion: 'pver' },
  audit: pronunciationAudit,
  screens: {
    shell: {
      pronunciation: '/app/pronunciation-dictionaries',
      pronunciationDictionary: '/app/pronunciation-dictionaries/:dictionaryId',
    },
  },
})
