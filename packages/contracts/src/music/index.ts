export * from './endpoints.ts'
export * from './errors.ts'
export { musicExamples } from './examples.ts'
export { type ChangeSongBody } from './changes.ts'
export { musicCredits, musicLimits } from './limits.ts'
export { drumKits, type MusicInstrument, musicInstruments, musicRoles } from './players.ts'
export {
  type AudioRefChunk,
  type ChunkPlan,
  type CompositionPlan,
  type GenerationChunk,
  type MusicModel,
  type MusicPrompt,
  type SongSection,
} from './plans.ts'
export { type FilmMusicFields, type MusicUpload } from './recordings.ts'
export { type ComposeBody, type MusicDetails, MusicInfo, type OpenSong, type PlanBody, type Song } from './schemas.ts'
export * from './genres.ts'
