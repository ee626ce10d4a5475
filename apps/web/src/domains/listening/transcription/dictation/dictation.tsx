import { useQueryClient } from '@tanstack/react-query'
import { realtimeLimits } from '@vireo/contracts/transcription'
import { Button, Select } from '@vireo/ui'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { announce } from '#kit/announce.tsx'
import { languageOptions, noteLanguage } from '#kit/languages/index.ts'
import { creditsKey } from '#usage'
import { useRefreshTranscripts } from '../queries.ts'
import { transcriptAddress } from '../transcript-address.ts'
import { transcriptionWords } from '../words.ts'
import { DictationPanel } from './dictation-panel.tsx'
import { useDictation } from './use-dictation.ts'
import { dictationWords } from './words.ts'

/** Writes down what somebody says into the microphone, while they say it. */
export function Dictation({ languages }: { readonly languages: readonly string[] }) {
  const [language, setLanguage] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const client = useQueryClient()
  const refresh = useRefreshTranscripts()
  const navigate = useNavigate()
  const lookAgain = () => {
    void refresh()
    void client.invalidateQueries({ queryKey: creditsKey })
  }
  const dictation = useDictation({
    onEnded(id, isWanted) {
      lookAgain()
      setEmpty(isWanted && id === null)
      if (id === null) return
      announce(dictationWords.kept)
      void navigate(transcriptAddress(id))
    },
    onBroken: lookAgain,
  })
  const close = () => {
    dictation.close()
    // What broke off is kept a moment later.
    lookAgain()
  }
  if (dictation.status !== 'idle') return <DictationPanel dictation={{ ...dictation, close }} />
  const problem = dictation.problem ?? (isEmpty ? dictationWords.nothingSaid : undefined)
  const found = { value: '', label: transcriptionWords.findLanguage }
  return (
    <section aria-label={dictationWords.title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Button
          icon={<Mic aria-hidden size={16} />}
          onClick={() => {
            setEmpty(false)
            if (language !== '') noteLanguage(language)
            dictation.start(language)
          }}
        >
          {dictationWords.dictate}
        </Button>
        {languages.length > 1 ? (
          <Select
            label={transcriptionWords.language}
            value={language}
            groups={[{ label: transcriptionWords.language, options: [found, ...languageOptions(languages)] }]}
            onChange={setLanguage}
          />
        ) : null}
        <p className="self-center text-sm text-muted">{dictationWords.help(realtimeLimits.creditsPerMinute)}</p>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </section>
  )
}
