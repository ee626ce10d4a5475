import type { Translation } from '@vireo/contracts/kit'
import type { mailWords } from './words.ts'

export const mailGerman: Translation<typeof mailWords> = { unsubscribe: 'Abbestellen' }
