import { entryOf } from '#kernel/entry-of.ts'

// Words whose full stop does not end a sentence, by language. Lower case, without the final stop.
const common = 'dr prof st no nr vol fig ca cf etc tel max min inc ltd co vs al approx'
const byLanguage: Readonly<Record<string, string>> = {
  en: 'mr mrs ms messrs mx jr sr rev hon gen col maj capt lt sgt cpl cmdr adm gov sen rep pres supt det mt ft rd ave blvd dept univ assn bros corp est jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun pp ed eds hrs oz lb lbs viz resp incl excl',
  de: 'bzw bspw usw evtl ggf vgl hr fr frl dipl ing str abs art bd hrsg jh jhd mio mrd mwst inkl exkl zzgl abb anm aufl geb gest sog u.a z.b d.h u.u o.ä i.d.r',
  fr: 'm mm mme mlle mlles mgr me p pp éd env av apr ex hab art chap boul bd',
  es: 'sr sra sres sras srta d dª dña ud uds vd ee.uu pág págs núm art cap av avda c aprox admón lic ing arq dra',
  pt: 'sr sra srs sras srta dra d exmo exma eng av pág págs núm art cap aprox ltda',
  it: 'sig sigg sig.ra dott dott.ssa avv ing arch on pag pagg art cap ecc es spett egr gent',
  nl: 'dhr mevr mw drs ir ing bijv enz o.a d.w.z m.b.t blz art jl vgl',
  pl: 'p np itp itd tzn tzw ul al pl os woj pow mgr inż hab m.in ok godz zł gr mln mld r w',
  ru: 'г гг ул пр пл д кв стр рис табл см ср т.е т.д т.п т.к и.о им руб коп тыс млн млрд проф акад',
  uk: 'м вул пр пл буд кв стор рис табл див т.д т.п ім грн коп тис млн млрд проф акад',
  bg: 'г гр ул бул бл вх ет ап стр вж т.е т.н т.нар лв ст хил млн млрд проф',
  cs: 'např tj tzv atd apod resp str č r ul nám ing mgr mudr judr phdr mil mld tis kč',
  sk: 'napr tj tzv atď a pod resp str č r ul nám ing mgr mudr judr mil mld tis',
  sv: 'bl.a t.ex dvs osv m.m m.fl kl s.k f.d jfr resp nuv',
  da: 'bl.a f.eks dvs osv m.m m.fl kl s.k pga ifm jf hr fr',
  no: 'bl.a f.eks dvs osv m.m m.fl kl s.k pga ifm jf hr fr',
  tr: 'sn dr doç av bkz vb vs örn s sf cad sok mah apt tl',
  ro: 'dl dna dlui dnei dvs str bd nr pag ing av ex art',
  hu: 'pl stb kb ún ill ui ld vö dr ifj özv old u',
  el: 'κ κα κος κ.ά π.χ δηλ κ.λπ κλπ αρ σελ οδ λεωφ',
}

const sets = new Map<string, ReadonlySet<string>>()

/** Returns the abbreviations of a language together with those that many languages share. */
export function abbreviationsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language)
  if (known) return known
  const set = new Set(`${common} ${entryOf(byLanguage, language) ?? ''}`.trim().split(' '))
  sets.set(language, set)
  return set
}

// Languages that write ordinals as a number and a full stop: "am 3. Oktober".
const dottedOrdinals = new Set(['de', 'da', 'no', 'fi', 'cs', 'sk', 'hr', 'pl', 'hu', 'tr', 'et', 'sl', 'sr', 'lv'])

/** Tells whether a language writes "3." for "third". */
export function hasDottedOrdinals(language: string): boolean {
  return dottedOrdinals.has(language)
}
