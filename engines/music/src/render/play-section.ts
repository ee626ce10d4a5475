import { SpessaSynthProcessor, type BasicSoundBank } from 'spessasynth_core'
import { instruments, isDrumKit } from '../instruments.ts'
import { secondsAt, type Part, type Score, type Section } from '../score.ts'
import { createRoom, roomBlock, type Room, type RoomShape } from './room.ts'
import { isSilent, silence, type Stereo } from './stereo.ts'

/** What has been recorded of a section, `roomBlock` samples of it: each part by itself, and the room. Together they are the mix. */
export type Take = { readonly stems: readonly Track[]; readonly room: Track }

/** What is silent for a whole block is nothing: most parts rest somewhere, and all of them after their last note. */
export type Track = Stereo | undefined

/** What sounds on after the end of a section is faded out over the last of so many seconds. */
export const tailSeconds = 3
const fadeSeconds = 1
/** Notes begin on such blocks, 3 ms each. */
const synthBlock = 128
const drumChannel = 9
/** How loud the room is whose share is one, beside what sounds in it. */
const roomGain = 0.7

type Event = { readonly block: number; readonly channel: number; readonly pitch: number; readonly velocity: number }

/**
 * Plays one section, in blocks of `roomBlock` samples, and then its tail: by itself and from silence, so that the same section
 * always sounds the same, whatever stands around it.
 */
export function* playSection(
  score: Score,
  section: Section,
  bank: BasicSoundBank,
  shape: RoomShape,
  sampleRateHz: number,
): Generator<Take> {
  const parts = score.parts
  const { startSample, bodySamples } = placeOf(score, section, sampleRateHz)
  const blocks = Math.ceil((bodySamples + tailSeconds * sampleRateHz) / roomBlock)
  const synth = prepare(parts, bank, sampleRateHz)
  const events = eventsOf(score, section, startSample, sampleRateHz)
  const room = createRoom(shape)
  const unheard = silence(synthBlock)
  const nothing = silence(roomBlock)
  let empty: Stereo[] = []
  let next = 0
  for (let block = 0; block < blocks; block += 1) {
    const place = { from: block * roomBlock, bodySamples, sampleRateHz }
    if (next === events.length && synth.voiceCount === 0) {
      yield mixed(parts, [], room, place)
      continue
    }
    const dry = parts.map(() => empty.pop() ?? silence(roomBlock))
    const outputs = outputsOf(parts, dry, nothing)
    for (let at = 0; at < roomBlock; at += synthBlock) {
      const now = (block * roomBlock + at) / synthBlock
      for (let event = events[next]; event && event.block <= now; event = events[++next]) strike(synth, event)
      synth.processSplit(outputs, unheard.left, unheard.right, at, synthBlock)
    }
    empty = dry.filter(isSilent)
    yield mixed(
      parts,
      dry.map((track) => (empty.includes(track) ? undefined : track)),
      room,
      place,
    )
  }
}

/** Answers where a section begins and how long it is, in samples: each ends where the next begins, the last with the piece. */
export function placeOf(
  score: Score,
  section: Section,
  sampleRateHz: number,
): { readonly startSample: number; readonly bodySamples: number } {
  const sampleAt = (beat: number) => Math.round(secondsAt(beat, score.tempoBpm) * sampleRateHz)
  const startSample = sampleAt(section.startBeat)
  const isLast = section === score.sections.at(-1)
  const end = isLast
    ? Math.round((score.durationMs * sampleRateHz) / 1000)
    : sampleAt(section.startBeat + section.lengthBeats)
  return { startSample, bodySamples: Math.max(0, end - startSample) }
}

function prepare(parts: readonly Part[], bank: BasicSoundBank, sampleRateHz: number): SpessaSynthProcessor {
  const synth = new SpessaSynthProcessor(sampleRateHz, { effectsEnabled: false, eventsEnabled: false })
  synth.soundBankManager.addSoundBank(bank, 'main')
  for (const [nth, { instrument }] of parts.entries())
    synth.programChange(channelOf(nth, instrument), instruments[instrument].program)
  return synth
}

/** Drums have their own channel; others go around it. */
function channelOf(nth: number, instrument: Part['instrument']): number {
  if (isDrumKit(instrument)) return drumChannel
  return nth < drumChannel ? nth : nth + 1
}

/** Channels find their output by their number: sixteen pairs, of which those without a part are never written to. */
function outputsOf(parts: readonly Part[], dry: readonly Stereo[], nothing: Stereo): Float32Array[][] {
  const outputs = Array.from({ length: 16 }, () => nothing)
  for (const [nth, { instrument }] of parts.entries()) outputs[channelOf(nth, instrument)] = dry[nth] ?? nothing
  return outputs.map(({ left, right }) => [left, right])
}

/** Lists when notes of a section begin and end, by blocks of the synthesiser; of one block, ends come first. */
function eventsOf({ parts, tempoBpm }: Score, section: Section, startSample: number, sampleRateHz: number): Event[] {
  const end = section.startBeat + section.lengthBeats
  const blockAt = (beat: number) =>
    Math.max(0, Math.round((secondsAt(beat, tempoBpm) * sampleRateHz - startSample) / synthBlock))
  const events = parts.flatMap(({ instrument, notes }, nth) =>
    notes
      .filter(({ startBeat }) => startBeat >= section.startBeat - 1e-9 && startBeat < end - 1e-9)
      .flatMap(({ startBeat, lengthBeats, pitch, velocity }) => {
        const block = blockAt(startBeat)
        const channel = channelOf(nth, instrument)
        return [
          { block, channel, pitch, velocity },
          { block: Math.max(block + 1, blockAt(startBeat + lengthBeats)), channel, pitch, velocity: 0 },
        ]
      }),
  )
  return events.toSorted((one, other) => one.block - other.block || one.velocity - other.velocity)
}

function strike(synth: SpessaSynthProcessor, { channel, pitch, velocity }: Event): void {
  if (velocity > 0) synth.noteOn(channel, pitch, velocity)
  else synth.noteOff(channel, pitch)
}

type Place = { readonly from: number; readonly bodySamples: number; readonly sampleRateHz: number }

/** Puts each part at its level and side, sends its share to the room, and fades what is left after the section. */
function mixed(parts: readonly Part[], dry: readonly Track[], room: Room, place: Place): Take {
  const stems = parts.map((_, nth) => dry[nth])
  const send = stems.some(Boolean) ? new Float32Array(roomBlock) : undefined
  for (const [nth, { gainDb, pan, roomShare, instrument }] of parts.entries()) {
    const sound = stems[nth]
    if (!sound || !send) continue
    const gain = 10 ** ((gainDb + instruments[instrument].trimDb) / 20)
    placeAt(sound, send, { toLeft: gain * Math.min(1, 1 - pan), toRight: gain * Math.min(1, 1 + pan), roomShare })
  }
  const heard = room.process(send)
  for (const sound of [...stems, heard]) if (sound) fade(sound, place)
  return { stems, room: heard }
}

type Level = { readonly toLeft: number; readonly toRight: number; readonly roomShare: number }

function placeAt({ left, right }: Stereo, send: Float32Array, { toLeft, toRight, roomShare }: Level): void {
  for (let at = 0; at < roomBlock; at += 1) {
    left[at] = (left[at] ?? 0) * toLeft
    right[at] = (right[at] ?? 0) * toRight
    send[at] = (send[at] ?? 0) + ((left[at] ?? 0) + (right[at] ?? 0)) * 0.5 * roomShare * roomGain
  }
}

function fade(sound: Stereo, { from, bodySamples, sampleRateHz }: Place): void {
  const silent = bodySamples + tailSeconds * sampleRateHz
  const length = fadeSeconds * sampleRateHz
  if (from + roomBlock <= silent - length) return
  for (let at = 0; at < roomBlock; at += 1) {
    const gain = Math.min(1, Math.max(0, (silent - from - at) / length))
    sound.left[at] = (sound.left[at] ?? 0) * gain
    sound.right[at] = (sound.right[at] ?? 0) * gain
  }
}
