import { SegmentedControl } from '@vireo/ui'

import { PageLead } from '#kit/page/index.ts'
import { MakeBar } from '../making/make-bar.tsx'
import { MusicOptions } from '../making/music-options.tsx'
import { PromptField } from '../making/prompt-field.tsx'
import { isBusy } from '../making/use-attempt.ts'
import { beginnings, useBeginning } from '../making/use-beginning.ts'
import { useWorkshop } from '../making/use-workshop.ts'
import { PlanSection } from '../plan/plan-section.tsx'
import { OpenSong } from '../song/open-song.tsx'
import { SongList } from '../song/song-list.tsx'
import { UploadPanel } from '../uploads/upload-panel.tsx'
import { useUpload } from '../uploads/use-upload.ts'
import { useVideos } from '../video/use-videos.ts'
import { VideoBar, VideoPanel } from '../video/video-panel.tsx'
import { musicWords } from '../words.ts'

type Workshop = ReturnType<typeof useWorkshop>

/** Makes music of words or for a video, and listens to songs that somebody brings; each opens, changes and has versions. */
export function MusicPage() {
  const workshop = useWorkshop()
  const videos = useVideos()
  const upload = useUpload(workshop.openFresh)
  const { from, beginWith } = useBeginning()
  const { form, change, songId, open, making } = workshop
  return (
    <>
      <PageLead>{musicWords.leads[from]}</PageLead>
      <div className="flex flex-col gap-6">
        <div className="max-w-md">
          <SegmentedControl
            label={musicWords.from}
            value={from}
            options={beginnings.map((value) => ({ value, label: musicWords.beginnings[value] }))}
            onChange={(value) => beginWith(beginnings.find((one) => one === value) ?? 'words')}
          />
        </div>
        {from === 'words' ? <Words {...workshop} /> : null}
        {from === 'video' ? (
          <VideoPanel held={videos} format={form.format} onFormat={(format) => change({ format })} />
        ) : null}
        {from === 'upload' ? <UploadPanel upload={upload} /> : null}
        <SongList openId={from === 'words' ? songId : undefined} onOpen={open} />
        {from === 'words' ? <WordsBar {...workshop} /> : null}
        {from === 'video' ? <VideoBar held={videos} format={form.format} making={making} /> : null}
      </div>
    </>
  )
}

/** Composes music: words become a plan, a plan a song, and a song its versions. */
function Words(workshop: Workshop) {
  const { form, change, plan, song, songId, freshId, open, making, compose, makePlan } = workshop
  const opened = (
    <OpenSong
      song={song}
      isAsked={songId !== undefined}
      isFresh={songId === freshId}
      making={making}
      format={form.format}
      onOpen={open}
    />
  )
  const isUploaded = song.data?.origin === 'uploaded'
  return (
    <>
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
        <PromptField
          value={form.prompt}
          onChange={(prompt) => change({ prompt })}
          onSubmit={() => (plan ? void makePlan() : compose(form, undefined))}
        />
        <MusicOptions form={form} onChange={change} />
      </div>
      {isUploaded ? opened : null}
      <Plan {...workshop} />
      {isUploaded ? null : opened}
    </>
  )
}

function Plan({ form, plan, setPlan, song: { data: song }, making, compose, open }: Workshop) {
  if (!plan) return null
  const isHeard = song?.origin === 'uploaded'
  return (
    <PlanSection
      plan={plan}
      song={isHeard ? undefined : song}
      isHeard={isHeard}
      isBusy={isBusy(making.state)}
      onChange={setPlan}
      // With the same seed it would be the same song once more.
      onAnew={(anew) => compose({ ...form, seed: null }, anew)}
      onStartOver={() => open(undefined)}
    />
  )
}

function WordsBar({ form, change, plan, song, making, makePlan, compose }: Workshop) {
  return (
    <MakeBar
      form={form}
      plan={plan}
      song={song.data}
      making={making}
      onPlan={() => void makePlan()}
      onCompose={() => compose(form, plan)}
      onInstrumental={() => {
        change({ isInstrumental: true })
        compose({ ...form, isInstrumental: true }, plan)
      }}
    />
  )
}
