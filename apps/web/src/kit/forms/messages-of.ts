/** Lists every sentence among a form's errors, the one about the whole form first. */
export function messagesOf(errors: Readonly<Record<string, { readonly message?: unknown } | undefined>>): string[] {
  const { root, ...fields } = errors
  return [root, ...Object.values(fields)].flatMap((error) =>
    typeof error?.message === 'string' && error.message !== '' ? [error.message] : [],
  )
}
