import { PageLead } from '#kit/page/index.ts'
import { MakeBar } from '../making/make-bar.tsx'
import { MusicOptions } from '../making/music-options.tsx'
import { PromptField } from '../making/prompt-field.tsx'
import { useWorkshop } from '../making/use-workshop.ts'
import { PlanSection } from '../plan/plan-section.tsx'
import { OpenSong } from '../song/open-song.tsx'
import { SongList } from '../song/song-list.tsx'
import { musicWords } from '../words.ts'

/** Composes music: words become a plan, a plan a song, and a song its versions. */
export function MusicPage() {
  const { form, change, plan, setPlan, song, songId, freshId, open, making, compose, makePlan } = useWorkshop()
  const opened = song.data
  return (
    <>
      <PageLead>{musicWords.lead}</PageLead>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
          <PromptField
            value={form.prompt}
            onChange={(prompt) => change({ prompt })}
            onSubmit={() => (plan ? void makePlan() : compose(form, undefined))}
          />
          <MusicOptions form={form} onChange={change} />
        </div>
        {plan ? (
          <PlanSection
            plan={plan}
            song={opened}
            isBusy={making.state.status !== 'idle' && making.state.status !== 'failed'}
            onChange={setPlan}
            // With the same seed it would be the same song once more.
            onAnew={(anew) => compose({ ...form, seed: null }, anew)}
            onStartOver={() => open(undefined)}
          />
        ) : null}
        <OpenSong
          song={song}
          isAsked={songId !== undefined}
          isFresh={songId === freshId}
          making={making}
          format={form.format}
          onOpen={open}
        />
        <SongList openId={songId} onOpen={open} />
        <MakeBar
          form={form}
          plan={plan}
          song={opened}
          making={making}
          onPlan={() => void makePlan()}
          onCompose={() => compose(form, plan)}
          onInstrumental={() => {
            change({ isInstrumental: true })
            compose({ ...form, isInstrumental: true }, plan)
          }}
        />
      </div>
    </>
  )
}
