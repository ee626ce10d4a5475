import type { VoiceId } from '@vireo/contracts/kit'

/** A voice that clients name by heart, without asking which voices there are. */
export type WellKnownVoice = {
  readonly id: string
  readonly name: string
  readonly gender: 'female' | 'male' | 'neutral'
  readonly age: 'young' | 'middle_aged' | 'old'
  readonly accent: string
  /** The house voice that speaks in its place: nearest by gender, then accent, then age. */
  readonly houseVoiceId: VoiceId
}

type Row = readonly [
  id: string,
  name: string,
  gender: WellKnownVoice['gender'],
  age: WellKnownVoice['age'],
  accent: string,
  houseVoiceId: VoiceId,
]

/**
 * Written down and not worked out, so that a program sounds tomorrow as it did today when the library grows. Where
 * several house voices are equally near, they take turns.
 */
const rows: readonly Row[] = [
  ['21m00Tcm4TlvDq8ikWAM', 'Rachel', 'female', 'young', 'american', 'zKoyOPcIq2ILJwS1in0r'], // Poppy
  ['29vD33N1CtxCmqQRPOHJ', 'Drew', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['2EiwWnXFnvU5JabPnv8n', 'Clyde', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['5Q0t7uMcjvnagumLfvZi', 'Paul', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['9BWtsMINqrJLrRacOk9x', 'Aria', 'female', 'middle_aged', 'american', '2qqbAbPSgeWSVET7PD1M'], // Clara
  ['AZnzlk1XvdvUeBnXmlld', 'Domi', 'female', 'young', 'american', 'BGZzOVh9RvA0ex6YVSos'], // Skylar
  ['CYw3kZ02Hs0563khs1Fj', 'Dave', 'male', 'young', 'british', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['CwhRBWXzGAHq8TQ4Fs17', 'Roger', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['D38z5RcWu1voky8WS1ja', 'Fin', 'male', 'old', 'irish', 'o4Lc09xqsX5CnPfMp7aS'], // Alistair
  ['EXAVITQu4vr4xnSDxMaL', 'Sarah', 'female', 'young', 'american', 'zKoyOPcIq2ILJwS1in0r'], // Poppy
  ['ErXwobaYiN019PkySvjV', 'Antoni', 'male', 'young', 'american', 'JB7yC0B1A4UZzT8UGraa'], // Toby
  ['FGY2WhTYpPnrIDTdsKH5', 'Laura', 'female', 'young', 'american', 'BGZzOVh9RvA0ex6YVSos'], // Skylar
  ['GBv7mTt0atIp3Br8iCZE', 'Thomas', 'male', 'young', 'american', 'K8jJp9oWRBot9DC73DPw'], // Trent
  ['IKne3meq5aSn9XLyUdCD', 'Charlie', 'male', 'young', 'australian', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['JBFqnCBsd6RMkjVDRZzb', 'George', 'male', 'middle_aged', 'british', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['LcfcDJNUP1GQjkzn1xUU', 'Emily', 'female', 'young', 'american', 'zKoyOPcIq2ILJwS1in0r'], // Poppy
  ['MF3mGyEYCl7XYWbV9V6O', 'Elli', 'female', 'young', 'american', 'BGZzOVh9RvA0ex6YVSos'], // Skylar
  ['N2lVS1w4EtoT3dr4eOWO', 'Callum', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['ODq5zmih8GrVes37Dizd', 'Patrick', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['SAz9YHcvj6GT2YYXdXww', 'River', 'neutral', 'middle_aged', 'american', '2cTqQFSG3TIZdBq2Tu5C'], // Judith
  ['SOYHLrjzK2X1ezoPC6cr', 'Harry', 'male', 'young', 'american', 'JB7yC0B1A4UZzT8UGraa'], // Toby
  ['TX3LPaxmHKxFdv7VOQHJ', 'Liam', 'male', 'young', 'american', 'K8jJp9oWRBot9DC73DPw'], // Trent
  ['ThT5KcBeYPX3keUQqHPh', 'Dorothy', 'female', 'young', 'british', 'RRbXdHZFcSQG5PmwELBH'], // Harriet
  ['TxGEqnHWrfWFTfGW9XjX', 'Josh', 'male', 'young', 'american', 'JB7yC0B1A4UZzT8UGraa'], // Toby
  ['VR6AewLTigWG4xSOukaG', 'Arnold', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['XB0fDUnXU5powFXDhCwa', 'Charlotte', 'female', 'young', 'swedish', 'KlzosB9UymDJkelr5DQB'], // Cordelia
  ['Xb7hH8MSUJpSbSDYk0k2', 'Alice', 'female', 'middle_aged', 'british', 'RRbXdHZFcSQG5PmwELBH'], // Harriet
  ['XrExE9yKIg1WjnnlVkGX', 'Matilda', 'female', 'middle_aged', 'american', 'jobEy1wZAAmtnmzNvKKo'], // Nora
  ['ZQe5CZNOzWyzPSCn5a3c', 'James', 'male', 'old', 'australian', 'o4Lc09xqsX5CnPfMp7aS'], // Alistair
  ['Zlb1dXrM653N07WRdFW3', 'Joseph', 'male', 'middle_aged', 'british', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['bIHbv24MWmeRgasZH58o', 'Will', 'male', 'young', 'american', 'JB7yC0B1A4UZzT8UGraa'], // Toby
  ['bVMeCyTHy58xNoL34h3p', 'Jeremy', 'male', 'young', 'irish', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['cgSgspJ2msm6clMCkdW9', 'Jessica', 'female', 'young', 'american', 'zKoyOPcIq2ILJwS1in0r'], // Poppy
  ['cjVigY5qzO86Huf0OWal', 'Eric', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['flq6f7yk4E4fJM5XTYuZ', 'Michael', 'male', 'old', 'american', 'IvR8t1G8K7VWNkfMdCIn'], // Hector
  ['g5CIjZEefAph4nQFvHAz', 'Ethan', 'male', 'young', 'american', 'K8jJp9oWRBot9DC73DPw'], // Trent
  ['hpp4J3VqNfWAUOO0d1Us', 'Bella', 'female', 'middle_aged', 'american', '2qqbAbPSgeWSVET7PD1M'], // Clara
  ['iP95p4xoKVk53GoZ742B', 'Chris', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['jBpfuIE2acCO8z3wKNLl', 'Gigi', 'female', 'young', 'american', 'BGZzOVh9RvA0ex6YVSos'], // Skylar
  ['jsCqWAovK2LkecY7zXl4', 'Freya', 'female', 'young', 'american', 'zKoyOPcIq2ILJwS1in0r'], // Poppy
  ['nPczCjzI2devNBz1zQrb', 'Brian', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['oWAxZDx7w5VEj9dCyTzz', 'Grace', 'female', 'young', 'american', 'BGZzOVh9RvA0ex6YVSos'], // Skylar
  ['onwK4e9ZLuTAKqWW03F9', 'Daniel', 'male', 'middle_aged', 'british', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['pFZP5JQG7iQjIQuC4Bku', 'Lily', 'female', 'middle_aged', 'british', 'KlzosB9UymDJkelr5DQB'], // Cordelia
  ['pMsXgVXv3BLzUgSXRplE', 'Serena', 'female', 'middle_aged', 'american', '2cTqQFSG3TIZdBq2Tu5C'], // Judith
  ['pNInz6obpgDQGcFmaJgB', 'Adam', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['piTKgcLEGmPE4e6mEKli', 'Nicole', 'female', 'young', 'american', 'zKoyOPcIq2ILJwS1in0r'], // Poppy
  ['pqHfZKP75CvOlQylNhV4', 'Bill', 'male', 'old', 'american', 'IvR8t1G8K7VWNkfMdCIn'], // Hector
  ['t0jbNlBVZ17f02VDIeMI', 'Jessie', 'male', 'old', 'american', 'IvR8t1G8K7VWNkfMdCIn'], // Hector
  ['wViXBPUzp2ZZixB1xQuM', 'Ryan', 'male', 'middle_aged', 'american', 'gGtasSVfa24DuxnJ28Dh'], // Warren
  ['yoZ06aMxZJJ28mfd3POQ', 'Sam', 'male', 'young', 'american', 'K8jJp9oWRBot9DC73DPw'], // Trent
  ['z9fAnlkpzviPz146aGWa', 'Glinda', 'female', 'middle_aged', 'american', 'jobEy1wZAAmtnmzNvKKo'], // Nora
  ['zcAOhNBS3c14rBihAFp1', 'Giovanni', 'male', 'young', 'italian', 'QnYc84kEEokmM3Uh1NQs'], // Rupert
  ['zrHiDhphv9ZnVXBqCLjz', 'Mimi', 'female', 'young', 'swedish', 'RRbXdHZFcSQG5PmwELBH'], // Harriet
]

/** The voices that published clients, their examples and their defaults name, by id and by name. */
export const wellKnownVoices: readonly WellKnownVoice[] = rows.map(([id, name, gender, age, accent, houseVoiceId]) => ({
  id,
  name,
  gender,
  age,
  accent,
  houseVoiceId,
}))
