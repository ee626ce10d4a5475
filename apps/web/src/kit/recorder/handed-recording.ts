import { useEffect, useRef } from 'react'

let handed: { readonly path: string; readonly file: File } | undefined

/** Keeps a recording for the screen at a path, which is opened next. */
export function handRecording(path: string, file: File): void {
  handed = { path, file }
}

/** Gives a screen the recording that another one handed to it: once, when it opens. */
export function useHandedRecording(path: string, take: (file: File) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    if (handed?.path !== path) return
    const { file } = handed
    handed = undefined
    latest.current(file)
  }, [path])
}
