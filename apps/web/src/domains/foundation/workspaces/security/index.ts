export { DataRules } from './data-rules.tsx'
export { useMayChange, useWorkspace } from './queries.ts'
export { SignInRules } from './sign-in-rules.tsx'
export { workspaceSecurityWords } from './words.ts'
