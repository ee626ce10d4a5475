import { transcriptionLimits } from '@vireo/contracts/transcription'
import { Select, Switch, TextArea } from '@vireo/ui'

import { languageOptions } from '#kit/languages/index.ts'
import { DropArea, RecorderPanel } from '#kit/recorder/index.ts'
import { UploadList } from '#kit/uploads/index.ts'
import { LinkForm, LinkList } from '#kit/uploads/links/index.ts'
import { transcriptionWords } from '../words.ts'
import { KeytermsButton } from '../keyterms/keyterms-button.tsx'
import { useNewTranscripts } from './use-new-transcripts.ts'

const hourMs = 3_600_000
const linkRule = { protocols: ['https:'], lengthMax: transcriptionLimits.addressLength }

/** Takes recordings and films in, several at once, and asks how they are to be written down. */
export function NewTranscripts({ languages }: { readonly languages: readonly string[] }) {
  const { wishes, change, uploads, links, recorder } = useNewTranscripts()
  const isRecording = recorder.status !== 'idle'
  const formWords = {
    label: transcriptionWords.links,
    help: transcriptionWords.linksHelp,
    send: transcriptionWords.writeDown,
    problem: transcriptionWords.noLink,
  }
  const found = { value: '', label: transcriptionWords.findLanguage }
  return (
    <section aria-label={transcriptionWords.newOnes} className="flex flex-col gap-4">
      {isRecording ? (
        <RecorderPanel recorder={recorder} />
      ) : (
        <DropArea
          title={transcriptionWords.drop}
          limits={transcriptionWords.dropLimits(
            transcriptionLimits.fileBytesMax,
            transcriptionLimits.durationMsMax / hourMs,
            transcriptionLimits.creditsPerMinute,
          )}
          problem={recorder.problem}
          onFiles={uploads.add}
          onRecord={() => recorder.start()}
        />
      )}
      {isRecording ? null : <LinkForm words={formWords} rule={linkRule} onLinks={links.add} />}
      <UploadList uploads={uploads} />
      <LinkList links={links} words={{ asking: transcriptionWords.askingLink, drop: transcriptionWords.dropLink }} />
      <details className="rounded-lg bg-surface px-4 py-3">
        <summary className="cursor-pointer text-sm font-medium">{transcriptionWords.wishes}</summary>
        <div className="mt-4 flex max-w-lg flex-col gap-4">
          <Select
            label={transcriptionWords.language}
            help={transcriptionWords.languageHelp}
            value={wishes.language}
            groups={[{ label: transcriptionWords.language, options: [found, ...languageOptions(languages)] }]}
            onChange={(language) => change({ language })}
          />
          <Switch
            label={transcriptionWords.diarize}
            help={transcriptionWords.diarizeHelp}
            checked={wishes.diarize}
            onChange={(diarize) => change({ diarize })}
          />
          <TextArea
            label={transcriptionWords.keyterms}
            help={transcriptionWords.keytermsHelp}
            value={wishes.keyterms}
            maxLength={20_000}
            onChange={(event) => change({ keyterms: event.target.value })}
          />
          <KeytermsButton />
        </div>
      </details>
    </section>
  )
}
