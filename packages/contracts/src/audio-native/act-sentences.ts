import type { audioNativeAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const audioNativeActSentences: Readonly<Record<keyof typeof audioNativeAudit, string>> = {
  'audio-native.created': '{who} created an audio native project.|{who} created the audio native project {thing}.',
  'audio-native.content-changed':
    '{who} gave an audio native project another content.|{who} gave the audio native project {thing} another content.',
  'audio-native.domain-added':
    '{who} added a domain whose pages are to be read aloud.|{who} added the domain {thing}, whose pages are to be read aloud.',
  'audio-native.domain-failed':
    'The record that proves a domain for audio native was not found.|The record that proves the domain {thing} for audio native was not found.',
  'audio-native.domain-removed':
    '{who} removed a domain from audio native.|{who} removed the domain {thing} from audio native.',
  'audio-native.domain-verified':
    '{who} proved a domain for audio native.|{who} proved the domain {thing} for audio native.',
  'audio-native.changed': '{who} changed an audio native project.|{who} changed the audio native project {thing}.',
  'audio-native.deleted': '{who} deleted an audio native project.|{who} deleted the audio native project {thing}.',
  'audio-native.page-changed':
    '{who} changed a page that is read aloud.|{who} changed the page {thing}, which is read aloud.',
  'audio-native.page-converted': '{who} had a page read aloud.|{who} had the page {thing} read aloud.',
}
