import { useEffect, useState } from 'react'

import { messageOfCode } from '#kit/api/index.ts'

type Known = { readonly code: string; readonly said: string; readonly message: string }

/**
 * Answers what a failure that is kept with something is called in the language of the page, by its code; what the server said where
 * nobody knows it. Undefined for the moment until the words are there.
 */
export function useMessageOfCode(code: string, said: string): string | undefined {
  const [known, know] = useState<Known>()
  useEffect(() => {
    let isWanted = true
    const told = messageOfCode(code, said).catch(() => said)
    void told.then((message) => isWanted && know({ code, said, message }))
    return () => {
      isWanted = false
    }
  }, [code, said])
  return known?.code === code && known.said === said ? known.message : undefined
}
