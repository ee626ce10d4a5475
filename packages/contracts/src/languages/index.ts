export * from './accents.ts'
export * from './spoken-languages.ts'
