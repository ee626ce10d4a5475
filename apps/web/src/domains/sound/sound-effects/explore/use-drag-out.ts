import type { SharedSound } from '@vireo/contracts/sound-effects'
import { useEffect, useRef, type RefObject } from 'react'

import { dragOut } from './library-sound.ts'

/** Lets somebody drag a sound out of the window as a file, by its card; what they drag inside of it is left alone. */
export function useDragOut<E extends HTMLElement>(sound: SharedSound): RefObject<E | null> {
  const card = useRef<E>(null)
  useEffect(() => {
    const element = card.current
    const begin = (event: DragEvent) => {
      if (event.target === element && event.dataTransfer) dragOut(event.dataTransfer, sound)
    }
    element?.addEventListener('dragstart', begin)
    return () => element?.removeEventListener('dragstart', begin)
  }, [sound])
  return card
}
