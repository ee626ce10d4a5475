import { words } from '#kit/language/index.ts'

/** What models of the catalogue are for; an operator's own are described as their manifest says. */
export const purposeWords = words('engines/models/purposes', {
  purposes: {
    'kokoro-en': 'Ten natural English voices, American and British. The best for English where the machine is fast.',
    'kokoro-en-int8': 'The same ten natural English voices, in a third of the space.',
    'kokoro-zh-en-int8': 'Natural Mandarin voices, and three English ones.',
    'piper-en-ljspeech': 'A clear American voice that is fast on small machines.',
    'piper-en-alba': 'A natural Scottish voice that is fast on small machines.',
    'piper-en-lessac': 'A natural American voice, not for commercial use.',
    'piper-de-thorsten': 'A natural German voice.',
    'piper-fr-siwis': 'A natural French voice.',
    'piper-es-davefx': 'A natural Spanish voice.',
    'piper-it-paola': 'A natural Italian voice.',
    'piper-pt-cadu': 'A natural Brazilian voice.',
    'piper-pl-gosia': 'A natural Polish voice.',
    'piper-ru-dmitri': 'A natural Russian voice.',
    'piper-cs-jirka': 'A natural Czech voice.',
    'piper-nl-ronnie': 'A natural Dutch voice.',
    'piper-ro-mihai': 'A natural Romanian voice.',
    'zipvoice-distill-int8': 'Instant clones that imitate a recording (zero-shot), in English and Chinese.',
    'sense-voice-int8': 'Writes down speech in five languages; small and fast.',
    'moonshine-base-en-int8': 'Writes down English; a balance of speed and care.',
    'parakeet-v3-int8': 'Writes down speech in 25 European languages, with punctuation; the most careful.',
    'whisper-tiny-en': 'Writes down English; the smallest Whisper.',
    'zipformer-en-live': 'Writes down English while it is said.',
    'silero-vad': 'Finds where somebody speaks.',
    'who-speaks-when': 'Tells who speaks when.',
    'speaker-likeness': 'Tells whether two recordings are of the same voice.',
    gtcrn: 'Takes noise out of speech.',
    'punctuation-zh-en-int8': 'Puts commas and stops into Chinese and English.',
  } as Readonly<Record<string, string>>,
} as const)
