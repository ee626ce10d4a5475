import { Button } from '@vireo/ui'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'

import { paths, preloadPath } from '../../kit/routing/index.ts'
import { homeWords } from './words.ts'

/** A sentence on the way to its voice. */
export function QuickStart() {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const start = () => void navigate(paths.textToSpeech, { state: text.trim() === '' ? null : { text } })
  return (
    <form
      className="flex flex-col rounded-md border border-control bg-surface focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <label htmlFor={id} className="sr-only">
        {homeWords.label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        placeholder={homeWords.placeholder}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => preloadPath(paths.textToSpeech)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          start()
        }}
        className="w-full resize-none rounded-md bg-transparent p-4 text-base"
      />
      <div className="flex justify-end p-3 pt-0">
        <Button type="submit" variant="primary" icon={<ArrowRight aria-hidden size={16} />}>
          {homeWords.start}
        </Button>
      </div>
    </form>
  )
}
