export * from './endpoints.ts'
export * from './errors.ts'
export * from './own-voice-parts.ts'
export * from './schemas.ts'
