/** Pictures that people write in place of words, and the words that they are read as. */
const written = `
  🐶🐕🦮🐩 dog 🐦🐤🐥🐣🕊 birds 🐦‍⬛ crow 🦉 owl 🐸 frogs 🐝 bee 🪰🦟 buzz 🦗 crickets 🐎🐴🏇 hooves
  🌧☔🌦🌂 rain ⛈🌩⚡ thunder 🌬💨🍃 wind 🌊 waves 🏞 river 💧🚰 drip 💦 splash 🫧 bubbles 🔥🎇 fire
  👣🚶🏃👢🥾 footsteps 🚪 door 💥🧨💣 explosion 🔫 gunshot ⚔🗡🤺 sword 🏹 arrow 👊🥊 punch
  👏 applause 🎉🥳 cheer 💓💗❤ heartbeat 🤖 robot 🪄✨ magic 🛸🚀 spaceship
  🚗🚙🏎🚕 car 🚂🚆🚄🚃 train 🚁 helicopter ✈🛩🛫🛬 aeroplane 🚲🚴 bicycle 🚨🚑🚒🚓 siren 📯 horn
  ⏰ alarm 📞☎📱 telephone 🔔 bell 🛎 doorbell 🎐 chimes ⏱🕰⌚ clock ⌨💻 typing 📷📸 camera 🪙💰 coins 🔨 hammer 🔒🔓🔑 lock`

/** The joined and coloured forms of a picture are read as it is. */
const plain = (picture: string) => picture.replaceAll(/\u{FE0F}|\p{Emoji_Modifier}/gu, '')

/** A picture as one piece, with what colours it and what is joined to it; flags are two letters. */
export const picturePattern = String.raw`\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|\p{RI}\p{RI}`
const pieces = new RegExp(picturePattern, 'gu')

/** The word for each picture that is understood. */
export const pictures: ReadonlyMap<string, string> = new Map(
  [...written.matchAll(/(\S*[^\sa-z])\s+([a-z]+)/gu)].flatMap(([, group = '', word = '']) =>
    (group.match(pieces) ?? []).map((picture) => [plain(picture), word] as const),
  ),
)

/** Reads a picture as a word; undefined where nobody knows what it sounds like. */
export function wordOfPicture(picture: string): string | undefined {
  const bare = plain(picture)
  return pictures.get(bare) ?? pictures.get([...bare][0] ?? '')
}
