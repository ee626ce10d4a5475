import type { EnvironmentId, FilterPresetId, NoiseBedId } from '@vireo/audio'

type Named = { readonly name: string; readonly description: string }

export const presetNames: Readonly<Record<FilterPresetId, Named>> = {
  phone: { name: 'Phone', description: 'The narrow band of a telephone line.' },
  old_radio: { name: 'Old radio', description: 'A valve radio: narrow, resonant and a little distorted.' },
  megaphone: { name: 'Megaphone', description: 'A horn driven hard, with a strong resonance.' },
  walkie_talkie: { name: 'Walkie-talkie', description: 'The narrowest band, distorted.' },
  intercom: { name: 'Intercom', description: 'A small loudspeaker beside a door.' },
  behind_wall: { name: 'Behind a wall', description: 'Only the low pitches come through.' },
  warm: { name: 'Warm', description: 'More of the low pitches, less of the high ones.' },
}

export const environmentNames: Readonly<Record<EnvironmentId, Named>> = {
  small_room: { name: 'Small room', description: 'A furnished room; short and dull.' },
  large_room: { name: 'Large room', description: 'A bare room; just under a second.' },
  bathroom: { name: 'Bathroom', description: 'Tiles: short, dense and bright.' },
  hall: { name: 'Hall', description: 'A concert hall; about two seconds.' },
  church: { name: 'Church', description: 'Stone, and more than four seconds long.' },
  cave: { name: 'Cave', description: 'Rock on all sides; nearly three seconds.' },
  tunnel: { name: 'Tunnel', description: 'A long tube with hard walls.' },
}

export const noiseNames: Readonly<Record<NoiseBedId, Named>> = {
  room_tone: { name: 'Room tone', description: 'The air of a quiet room, with a trace of mains hum.' },
  rain: { name: 'Rain', description: 'Steady rain, with single drops.' },
  wind: { name: 'Wind', description: 'Wind in slow gusts.' },
  waves: { name: 'Waves', description: 'The sea, wave after wave.' },
  traffic: { name: 'Traffic', description: 'A road at some distance, with cars that pass.' },
  vinyl: { name: 'Vinyl', description: 'The hiss and crackle of a record.' },
  keyboard: { name: 'Keyboard', description: 'Somebody types in a quiet office.' },
}
