/** A way of saying a word: what it means there, and its sounds in the phonetic alphabet. */
export type WayOfSaying = { readonly label: string; readonly ipa: string }

const way = (label: string, ipa: string): WayOfSaying => ({ label, ipa })

/** Words that are written alike and said in two ways, by language. */
export const heteronyms: Readonly<Record<string, Readonly<Record<string, readonly WayOfSaying[]>>>> = {
  en: {
    bass: [way('the fish', 'bæs'), way('the low voice', 'beɪs')],
    bow: [way('of an archer', 'boʊ'), way('of a ship', 'baʊ')],
    close: [way('near', 'kloʊs'), way('to shut', 'kloʊz')],
    content: [way('what is inside', 'ˈkɑntɛnt'), way('satisfied', 'kənˈtɛnt')],
    desert: [way('the dry land', 'ˈdɛzɚt'), way('to leave', 'dɪˈzɝt')],
    dove: [way('the bird', 'dʌv'), way('past of dive', 'doʊv')],
    invalid: [way('not valid', 'ɪnˈvælɪd'), way('a sick person', 'ˈɪnvəlɪd')],
    lead: [way('to go first', 'lid'), way('the metal', 'lɛd')],
    live: [way('to be alive', 'lɪv'), way('as it happens', 'laɪv')],
    minute: [way('of time', 'ˈmɪnɪt'), way('tiny', 'maɪˈnut')],
    moped: [way('the vehicle', 'ˈmoʊpɛd'), way('past of mope', 'moʊpt')],
    object: [way('the thing', 'ˈɑbdʒɪkt'), way('to disagree', 'əbˈdʒɛkt')],
    polish: [way('to make shine', 'ˈpɑlɪʃ'), way('from Poland', 'ˈpoʊlɪʃ')],
    produce: [way('to make', 'pɹəˈdus'), way('fruit', 'ˈpɹoʊdus')],
    read: [way('now', 'ɹid'), way('in the past', 'ɹɛd')],
    record: [way('the thing', 'ˈɹɛkɚd'), way('to take down', 'ɹɪˈkɔɹd')],
    refuse: [way('to say no', 'ɹɪˈfjuz'), way('waste', 'ˈɹɛfjus')],
    resume: [way('to go on', 'ɹɪˈzum'), way('a life in short', 'ˈɹɛzəmeɪ')],
    row: [way('a line', 'ɹoʊ'), way('a quarrel', 'ɹaʊ')],
    sewer: [way('of waste water', 'ˈsuɚ'), way('who sews', 'ˈsoʊɚ')],
    sow: [way('to plant', 'soʊ'), way('the pig', 'saʊ')],
    tear: [way('of an eye', 'tɪɹ'), way('to rip', 'tɛɹ')],
    wind: [way('of the air', 'wɪnd'), way('to turn', 'waɪnd')],
    wound: [way('the injury', 'wund'), way('past of wind', 'waʊnd')],
  },
  de: {
    modern: [way('neuzeitlich', 'moˈdɛʁn'), way('faulen', 'ˈmoːdɐn')],
    montage: [way('Zusammenbau', 'mɔnˈtaːʒə'), way('Wochentage', 'ˈmoːntaːɡə')],
    tenor: [way('Sänger', 'teˈnoːɐ'), way('Sinn', 'ˈteːnoːɐ')],
    übersetzen: [way('in eine Sprache', 'yːbɐˈzɛtsən'), way('über den Fluss', 'ˈyːbɐzɛtsən')],
    umfahren: [way('herum', 'ʊmˈfaːʁən'), way('überfahren', 'ˈʊmfaːʁən')],
    weg: [way('fort', 'vɛk'), way('die Straße', 'veːk')],
    rentier: [way('das Tier', 'ˈʁeːntiːɐ'), way('wer von Renten lebt', 'ʁɛnˈtjeː')],
  },
}

/** Names that are said otherwise than they are written. */
export const names: Readonly<Record<string, string>> = {
  Aoife: 'ˈiːfə',
  Arkansas: 'ˈɑɹkənsɔ',
  Caoimhe: 'ˈkiːvə',
  Cholmondeley: 'ˈtʃʌmli',
  Dvořák: 'ˈdvɔɹʒɑk',
  Edinburgh: 'ˈɛdɪnbɹə',
  Gloucester: 'ˈɡlɒstə',
  Goethe: 'ˈɡɜtə',
  Hermione: 'hɚˈmaɪəni',
  Huawei: 'ˈhwɑweɪ',
  Hyundai: 'ˈhʌndeɪ',
  Illinois: 'ɪləˈnɔɪ',
  Joaquin: 'wɑˈkin',
  Kiribati: 'ˈkɪɹɪbæs',
  Leicester: 'ˈlɛstə',
  Niamh: 'niːv',
  Nguyen: 'wɪn',
  Nguyễn: 'wɪn',
  Nietzsche: 'ˈnitʃə',
  Pinot: 'ˈpinoʊ',
  Porsche: 'ˈpɔɹʃə',
  Reykjavik: 'ˈɹeɪkjəvɪk',
  Saoirse: 'ˈsɪɹʃə',
  Sean: 'ʃɔn',
  Siobhan: 'ʃɪˈvɔn',
  Siobhán: 'ʃɪˈvɔn',
  Tucson: 'ˈtusɑn',
  Versailles: 'vɛɹˈsaɪ',
  Worcester: 'ˈwʊstə',
  Xiaomi: 'ˈʃaʊmi',
  Yosemite: 'joʊˈsɛməti',
  Ypsilanti: 'ɪpsɪˈlænti',
}

/** Acronyms that people say as words. */
export const spokenAcronyms: ReadonlySet<string> = new Set(
  'AIDS ASCII BIOS CAPTCHA FIFA GIF IKEA JPEG LASER NASA NATO OPEC PIN RAM SIM SWAT UNESCO UNICEF YOLO'.split(' '),
)
