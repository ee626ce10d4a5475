import { Button, DropZone, FilesButton, Section } from '@vireo/ui'
import { Download } from 'lucide-react'

import { toCsv } from '#kit/files/csv.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { ListResults } from './list-results.tsx'
import { useCandidates } from './use-candidates.ts'
import { candidateWords as words } from './words.ts'

const columns = ['name', 'email', 'languages', 'note'] as const
const accepted = '.csv,.tsv,.txt,text/csv'
const isList = ({ name, type }: File) => type.startsWith('text/') || /\.(?:csv|tsv)$/iu.test(name)

/** Takes a list of people who are invited to work here, and says what became of each row. */
export function CandidatesPart() {
  const { sending, problem, outcome, send, cancel } = useCandidates()
  return (
    <>
      <Section
        title={words.title}
        lead={words.lead}
        action={
          <Button icon={<Download aria-hidden size={16} />} onClick={saveSample}>
            {words.sample}
          </Button>
        }
      >
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <DropZone
            title={words.drop}
            limits={words.limits}
            several={false}
            problem={problem}
            takesPasted={isList}
            progress={sending && { label: words.sending, value: sending.share, onCancel: cancel }}
            onFiles={([file]) => file && void send(file)}
            renderWays={(take) => <FilesButton label={words.choose} accept={accepted} several={false} onFiles={take} />}
          />
          <dl aria-label={words.columns} className="flex flex-col gap-3 self-start text-sm">
            {columns.map((name) => (
              <div key={name}>
                <dt className="font-mono text-xs">{name}</dt>
                <dd className="text-muted">{words.columnHelp[name]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      {outcome ? <ListResults key={outcome.file} outcome={outcome} /> : null}
    </>
  )
}

/** Saves a list as it is read here. */
function saveSample(): void {
  const rows = [
    columns,
    ['Ada Lovelace', 'ada@example.com', 'en de', words.sampleNote],
    ['Grace Hopper', 'grace@example.com', 'en', ''],
  ]
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), words.sampleName)
}
