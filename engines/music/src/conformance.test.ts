import { createMusicPool } from '@vireo/engines'
import { musicConformance } from '@vireo/engines/music/music.conformance.ts'

const engine = new URL('./index.ts', import.meta.url)
musicConformance('composition', () => createMusicPool({ workers: 1, engine }), 'calm folk in D major with flute')
