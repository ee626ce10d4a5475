import type { WebSlice } from '../../slice.ts'
import { transcriptionRoutes } from './routes.tsx'

export const transcriptionSlice: WebSlice = { name: 'transcription', screens: { shell: transcriptionRoutes } }
