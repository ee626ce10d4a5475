export * from './fake-engines.ts'
export * from './fake-hearing.ts'
export * from './fake-language-work.ts'
export * from './fake-recognition.ts'
