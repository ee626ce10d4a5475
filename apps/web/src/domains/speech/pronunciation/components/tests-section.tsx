import {
  type DictionaryWithRules,
  pronunciationEndpoints,
  pronunciationLimits,
  type PronunciationTest,
  type TestOutcome,
} from '@vireo/contracts/pronunciation'
import { Button, IconButton, Section, Skeleton, TextField } from '@vireo/ui'
import { Check, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayEdit } from '#resources'
import { useOutcomes, useRefreshDictionaries, useTests } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Shows the tests of a dictionary and how they went with its newest version. */
export function TestsSection({ dictionary }: { readonly dictionary: DictionaryWithRules }) {
  const { data, error, refetch } = useTests(dictionary.id)
  return (
    <Section title={pronunciationWords.tests} lead={pronunciationWords.testsLead}>
      {data ? <Tests dictionary={dictionary} tests={data.tests} /> : null}
      {data || error ? null : <Skeleton className="h-8 w-full" />}
      {error && !data ? <QueryError title={pronunciationWords.testsMissing} error={error} onRetry={refetch} /> : null}
    </Section>
  )
}

type TestsProps = { readonly dictionary: DictionaryWithRules; readonly tests: readonly PronunciationTest[] }

function Tests({ dictionary, tests }: TestsProps) {
  const { id, latest_version_id: versionId } = dictionary
  const outcomes = useOutcomes(id, versionId, tests.length)
  const { busy, attempt } = useAttempt(useRefreshDictionaries())
  const mayChange = mayEdit(dictionary)
  const set = (changed: PronunciationTest[], done?: () => void) =>
    attempt(async () => {
      await call(pronunciationEndpoints.setTests, { pronunciation_dictionary_id: id, tests: changed })
      done?.()
    })
  return (
    <>
      {tests.length === 0 ? <p className="text-sm text-muted">{pronunciationWords.noTests}</p> : null}
      <ul className="flex flex-col gap-2">
        {tests.map((test, index) => (
          <li key={`${test.text} ${test.sounds_like}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-medium">{test.text}</span> = {test.sounds_like}
            </span>
            {outcomes.isError ? null : <Outcome outcome={outcomes.data?.outcomes.find((one) => isOf(one, test))} />}
            {mayChange ? (
              <IconButton
                size="sm"
                disabled={busy}
                label={pronunciationWords.removeTest(test.text)}
                onClick={() => void set(tests.filter((_, at) => at !== index))}
              >
                <X aria-hidden size={16} />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      {outcomes.isError ? (
        <QueryError title={pronunciationWords.testsFailed} error={outcomes.error} onRetry={outcomes.refetch} />
      ) : null}
      {mayChange ? <NewTest busy={busy} onAdd={(test, done) => void set([...tests, test], done)} /> : null}
    </>
  )
}

function isOf(outcome: TestOutcome, { text, sounds_like: soundsLike }: PronunciationTest): boolean {
  return outcome.text === text && outcome.sounds_like === soundsLike
}

function Outcome({ outcome }: { readonly outcome: TestOutcome | undefined }) {
  if (!outcome) return <span className="text-muted">{pronunciationWords.running}</span>
  if (!outcome.passed)
    return <span className="text-danger">{pronunciationWords.different(outcome.heard, outcome.expected)}</span>
  return (
    <span className="inline-flex items-center gap-1 text-muted">
      <Check aria-hidden size={16} />
      {pronunciationWords.passed}
    </span>
  )
}

function NewTest({
  busy,
  onAdd,
}: {
  readonly busy: boolean
  readonly onAdd: (test: PronunciationTest, done: () => void) => void
}) {
  const [text, setText] = useState('')
  const [soundsLike, setSoundsLike] = useState('')
  const isWhole = text.trim() !== '' && soundsLike.trim() !== ''
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    // What was written stays until it is kept.
    onAdd({ text: text.trim(), sounds_like: soundsLike.trim() }, () => {
      setText('')
      setSoundsLike('')
    })
  }
  return (
    <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={add}>
      <TextField
        label={pronunciationWords.testText}
        value={text}
        autoComplete="off"
        maxLength={pronunciationLimits.wordsMax}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label={pronunciationWords.testSoundsLike}
        value={soundsLike}
        autoComplete="off"
        maxLength={pronunciationLimits.wordsMax}
        onChange={(event) => setSoundsLike(event.target.value)}
      />
      <Button type="submit" disabled={!isWhole} loading={busy}>
        {pronunciationWords.addTest}
      </Button>
    </form>
  )
}
