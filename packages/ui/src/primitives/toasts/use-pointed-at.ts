import { useEffect, useState } from 'react'

/**
 * Answers whether somebody points at what has the pointer. A pointer that rests where something appears points at nothing: only one
 * that moves on it does.
 */
export function usePointedAt(hasPointer: boolean): boolean {
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (!hasPointer) return undefined
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setMoved(true)
    }
    addEventListener('pointermove', move)
    return () => {
      removeEventListener('pointermove', move)
      setMoved(false)
    }
  }, [hasPointer])
  return hasPointer && moved
}
