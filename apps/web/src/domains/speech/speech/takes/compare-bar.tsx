import { Button, IconButton, Kbd } from '@vireo/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { Comparison } from './use-compare.ts'
import { takesWords } from './words.ts'

/** The key that leads from one take to the other. */
const switchKey = 'x'
const typedInto = 'textarea, select, [contenteditable], input:not([type="range"], [type="checkbox"], [type="radio"])'

/** Shows how to go from one of two takes to the other, by a button or by its key, and how to end that. */
export function CompareBar({ comparison }: { readonly comparison: Comparison }) {
  const { heard, switchOver, end } = comparison
  useSwitchKey(switchOver)
  return (
    <>
      <Button size="sm" onClick={switchOver}>
        {takesWords.hearOther(takesWords.sides[heard === 'a' ? 'b' : 'a'])}
        <span aria-hidden className="max-sm:hidden">
          <Kbd>{switchKey.toUpperCase()}</Kbd>
        </span>
      </Button>
      <IconButton size="sm" label={takesWords.endComparison} onClick={end}>
        <X aria-hidden size={16} />
      </IconButton>
    </>
  )
}

function useSwitchKey(onSwitch: () => void): void {
  const latest = useRef(onSwitch)
  useEffect(() => {
    latest.current = onSwitch
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(typedInto) !== null
      if (isTyped || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() !== switchKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
