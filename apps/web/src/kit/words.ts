import { words } from './language/index.ts'

/** Sentences the kit itself shows, whatever the product around it says. */
export const kitWords = words('kit', {
  somethingWentWrong: 'Something went wrong, please try again later.',
  bodyIsNull: 'Response body can not be null',
  invalidBase64: 'Invalid base64 string for ArrayBuffer conversion.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  unexpectedAnswer: 'The server answered in a way this page does not understand. Reload the page and try again.',
  catalogueFailed: (status: number) => `Error occured while fetching models/voices, status_code ${String(status)}`,
  notAllowed: 'You may not see this',
  notAllowedHelp: 'An admin of the workspace can change what you may see.',
  codeLost: 'This part of the page could not be loaded',
  codeLostAdvice: 'Try again in a moment. Nothing else on the page is lost.',
  codeLostOffline: 'The server cannot be reached. Check your connection. Nothing else on the page is lost.',
  newerVersion: 'A newer version is available',
  newerVersionAdvice: 'Reload the page to continue.',
  notAnAddress: 'This is not an e-mail address.',
  tooShort: (characters: number) => `Use at least ${String(characters)} characters.`,
  tooLong: (characters: number) => `Use at most ${String(characters)} characters.`,
  charactersUsed: (used: string, limit: string) => `${used} of ${limit} characters`,
  tryAgain: 'Try again',
  reload: 'Reload',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the text instead.',
} as const)
