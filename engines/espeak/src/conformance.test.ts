import { createMediaToolkit } from '@vireo/engine-media'
import { joinSamples } from '@vireo/audio'
import { createSpeechPool } from '@vireo/engines'
import { speechConformance } from '@vireo/engines/speech.conformance.ts'
import { afterAll } from 'vitest'

const toolkit = createMediaToolkit()
afterAll(() => toolkit.close())

const sentences = [
  { base: 'en-us', language: 'en', text: 'It costs $5.20, “about” a café’s worth; ask <Dr. Smith> & me.' },
  { base: 'en-us+f3', language: 'en', text: 'The same, said by somebody else.' },
  { base: 'en-gb', language: 'en', text: 'British, by the name of its language.' },
  { base: 'es', language: 'es', text: '¿Dónde está la biblioteca? ¡Aquí!' },
  { base: 'de', language: 'de', text: 'Zwölf Boxkämpfer jagen Viktor quer über den Sylter Deich.' },
  { base: 'ru', language: 'ru', text: 'Привет, мир! Как дела?' },
  { base: 'cmn', language: 'zh', text: '你好，世界。我喜欢音乐！' },
  { base: 'ja', language: 'ja', text: '私は東京で、3時にAPIを使った。お母さんへ。' },
  { base: 'hi', language: 'hi', text: 'नमस्ते दुनिया' },
  { base: 'ar', language: 'ar', text: 'مرحبا بالعالم' },
  { base: 'id', language: 'fil', text: 'Kumusta ka, kaibigan?' },
]

speechConformance({
  name: 'espeak',
  open: () => createSpeechPool({ workers: 1, engines: { espeak: new URL('./index.ts', import.meta.url) } }),
  recipes: sentences.map(({ base, language, text }) => ({
    recipe: { engine: 'espeak', base, gainDb: 4 },
    language,
    text,
  })),
  decode: async (bytes, { sampleRateHz }) => {
    const chunks: Float32Array[] = []
    for await (const chunk of toolkit.decode(bytes, { sampleRateHz })) chunks.push(chunk)
    return joinSamples(chunks)
  },
})
