import { exportAsText, type Transcript } from '@vireo/transcripts'
import { useEffect, useState } from 'react'

type Captioned = { readonly transcript: Transcript; readonly title: string; readonly language: string }

/** How long nobody corrects anything before captions are written anew: each time the browser reads all of them. */
const restMs = 400

/** Answers an address of captions as the words stand now, corrections included. */
export function useCaptions({ transcript: { speakers, paragraphs }, title, language }: Captioned): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const write = () => {
      const source = { title, language_code: language, paragraphs, speakers }
      const captions = exportAsText(source, { format: 'vtt', include_speakers: false })
      setAddress(URL.createObjectURL(new Blob([captions], { type: 'text/vtt' })))
    }
    const timer = setTimeout(write, restMs)
    return () => clearTimeout(timer)
  }, [language, paragraphs, speakers, title])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
