export type WrittenOut = {
  /** Source of a regular expression, in the case in which it stands inside a sentence. */
  readonly form: string
  readonly words: string
  /** Whether a sentence may end with it. */
  readonly mayEnd: boolean
}

// form=words, one after the other; blanks in a form may be missing; words that start with ! may end a sentence.
const beforeNumber = String.raw`(?=\s?\d)`
const tables: Readonly<Record<string, string>> = {
  en: `Mr.=Mister|Mrs.=Missus|Ms.=Miz|Dr.=Doctor|Prof.=Professor|Gov.=Governor|Sen.=Senator|Capt.=Captain|Sgt.=Sergeant|Lt.=Lieutenant|e. g.=for example|i. e.=that is|etc.=!et cetera|vs.=versus|approx.=approximately|No.#=number|no.#=number|Vol.#=volume|vol.#=volume|Fig.#=figure|fig.#=figure|pp.#=pages|p.#=page|Jr.=!Junior|Sr.=!Senior|Dept.=Department|Ave.=!Avenue|Blvd.=!Boulevard|Inc.=!Incorporated|Ltd.=!Limited|Corp.=!Corporation|Jan.#=January|Feb.#=February|Aug.#=August|Sept.#=September|Oct.#=October|Nov.#=November|Dec.#=December|w/o=without|w/=with|a. m.=!A M|p. m.=!P M`,
  de: `Hr.=Herr|Fr.=Frau|Dr.=Doktor|Prof.=Professor|z. B.=zum Beispiel|d. h.=das heißt|u. a.=unter anderem|u. U.=unter Umständen|i. d. R.=in der Regel|o. ä.=!oder ähnlich|usw.=!und so weiter|etc.=!et cetera|bzw.=beziehungsweise|bspw.=beispielsweise|ca.=zirka|evtl.=eventuell|ggf.=gegebenenfalls|inkl.=inklusive|exkl.=exklusive|vgl.=vergleiche|Nr.=Nummer|Str.=!Straße|Mio.=Millionen|Mrd.=Milliarden|zzgl.=zuzüglich|Abb.#=Abbildung|S.#=Seite|St.#=Stück|Tel.=Telefon|Std.=!Stunden|Min.=!Minuten`,
  fr: `M.(?=\\s\\p{Lu})=Monsieur|MM.=Messieurs|Mme=Madame|Mmes=Mesdames|Mlle=Mademoiselle|Dr=Docteur|Pr(?=\\s\\p{Lu})=Professeur|Me(?=\\s\\p{Lu})=Maître|p. ex.=par exemple|c.-à-d.=c'est-à-dire|etc.=!et cetera|env.=environ|av.=avenue|bd=boulevard|n°=numéro|p.#=page|vol.#=volume|apr.=après|tél.=téléphone`,
  es: `Sr.=señor|Sra.=señora|Srta.=señorita|Sres.=señores|Dr.=doctor|Dra.=doctora|D.(?=\\s\\p{Lu})=don|D.ª=doña|Ud.=usted|Uds.=ustedes|p. ej.=por ejemplo|etc.=!etcétera|núm.=número|n.º=número|pág.=página|págs.=páginas|aprox.=aproximadamente|Av.=avenida|Avda.=avenida|EE. UU.=!Estados Unidos|tel.=teléfono|vol.#=volumen`,
  pt: `Sr.=senhor|Sra.=senhora|Srta.=senhorita|Dr.=doutor|Dra.=doutora|Prof.=professor|p. ex.=por exemplo|etc.=!et cetera|aprox.=aproximadamente|n.º=número|nº=número|pág.=página|págs.=páginas|Av.=avenida|R.(?=\\s\\p{Lu})=rua|tel.=telefone|vol.#=volume`,
  it: `Sig.=signor|Sig.ra=signora|Dott.=dottor|Dott.ssa=dottoressa|Prof.=professor|Avv.=avvocato|Ing.=ingegner|ecc.=!eccetera|es.=esempio|p. es.=per esempio|pag.=pagina|pagg.=pagine|n.#=numero|tel.=telefono|ca.=circa`,
  nl: `dhr.=de heer|mevr.=mevrouw|dr.=dokter|prof.=professor|bijv.=bijvoorbeeld|bv.=bijvoorbeeld|d. w. z.=dat wil zeggen|o. a.=onder andere|m. b. t.=met betrekking tot|enz.=!enzovoort|etc.=!et cetera|ca.=circa|nr.=nummer|blz.=bladzijde|incl.=inclusief|excl.=exclusief|mln.=miljoen|mld.=miljard`,
  pl: `np.=na przykład|itd.=!i tak dalej|itp.=!i tym podobne|tzn.=to znaczy|tzw.=tak zwany|m. in.=między innymi|ul.=ulica|al.=aleja|pl.=plac|dr=doktor|prof.=profesor|inż.=inżynier|mgr=magister|godz.=godzina|nr=numer|str.=strona|tys.=tysięcy|mln=milionów|mld=miliardów|ok.=około|r.(?=\\s\\p{Ll})=roku|św.=święty`,
  ru: `т. е.=то есть|т. к.=так как|и т. д.=!и так далее|и т. п.=!и тому подобное|и др.=!и другие|др.=другие|ул.=улица|пр.=проспект|пл.=площадь|д.#=дом|кв.#=квартира|стр.#=страница|г.(?=\\s\\p{Lu})=город|руб.=!рублей|коп.=!копеек|тыс.=тысяч|млн=миллионов|млрд=миллиардов|проф.=профессор|им.=имени|напр.=например`,
  uk: `т. д.=!так далі|тощо=!тощо|тобто=тобто|напр.=наприклад|вул.=вулиця|пл.=площа|буд.#=будинок|кв.#=квартира|стор.#=сторінка|м.(?=\\s\\p{Lu})=місто|грн=!гривень|тис.=тисяч|млн=мільйонів|млрд=мільярдів|проф.=професор|ім.=імені`,
  bg: `т. е.=тоест|и т. н.=!и така нататък|напр.=например|ул.=улица|бул.=булевард|гр.(?=\\s\\p{Lu})=град|стр.#=страница|лв.=!лева|хил.=хиляди|млн.=милиона|млрд.=милиарда|проф.=професор|д-р=доктор`,
  cs: `např.=například|tj.=to jest|tzn.=to znamená|tzv.=takzvaný|atd.=!a tak dále|apod.=!a podobně|č.#=číslo|str.#=strana|ul.=ulice|nám.=náměstí|tis.=tisíc|mil.=milionů|mld.=miliard|resp.=respektive`,
  sk: `napr.=napríklad|t. j.=to jest|tzv.=takzvaný|atď.=!a tak ďalej|a pod.=!a podobne|č.#=číslo|str.#=strana|ul.=ulica|nám.=námestie|tis.=tisíc|mil.=miliónov|mld.=miliárd|resp.=respektíve`,
  hr: `npr.=na primjer|tj.=to jest|itd.=!i tako dalje|i sl.=!i slično|br.#=broj|str.#=stranica|ul.=ulica|tzv.=takozvani|mil.=milijuna|mlrd.=milijardi|dr.=doktor`,
  sv: `t. ex.=till exempel|bl. a.=bland annat|d. v. s.=det vill säga|dvs.=det vill säga|o. s. v.=!och så vidare|osv.=!och så vidare|m. m.=!med mera|ca=cirka|kl.#=klockan|nr=nummer|s. k.=så kallad|f. d.=före detta|tkr=!tusen kronor|mkr=!miljoner kronor`,
  da: `f. eks.=for eksempel|bl. a.=blandt andet|d. v. s.=det vil sige|dvs.=det vil sige|osv.=!og så videre|m. m.=!med mere|ca.=cirka|kl.#=klokken|nr.=nummer|s. k.=såkaldt|pga.=på grund af|ifm.=i forbindelse med`,
  no: `f. eks.=for eksempel|bl. a.=blant annet|d. v. s.=det vil si|dvs.=det vil si|osv.=!og så videre|m. m.=!med mer|ca.=cirka|kl.#=klokken|nr.=nummer|s. k.=såkalt|pga.=på grunn av|ifm.=i forbindelse med`,
  fi: `esim.=esimerkiksi|jne.=!ja niin edelleen|ym.=!ynnä muuta|mm.=muun muassa|ts.=toisin sanoen|n.#=noin|klo#=kello|nro=numero|s.#=sivu|ks.=katso|vrt.=vertaa|milj.=miljoonaa`,
  tr: `vb.=!ve benzeri|vs.=!vesaire|örn.=örneğin|Dr.=doktor|Prof.=profesör|Doç.=doçent|Sn.=sayın|cad.=cadde|sok.=sokak|mah.=mahalle|no.#=numara|tel.=telefon|s.#=sayfa`,
  ro: `dl.=domnul|dna=doamna|dra=domnișoara|dr.=doctor|prof.=profesor|de ex.=de exemplu|etc.=!et cetera|nr.=numărul|str.=strada|bd.=bulevardul|pag.=pagina|mil.=milioane|mld.=miliarde`,
  hu: `pl.=például|stb.=!és a többi|kb.=körülbelül|ill.=illetve|ún.=úgynevezett|vö.=vesd össze|dr.=doktor|ld.=lásd|old.=!oldal`,
  el: `π. χ.=για παράδειγμα|δηλ.=δηλαδή|κ. λπ.=!και λοιπά|κλπ.=!και λοιπά|κ. ά.=!και άλλα|κ.(?=\\s\\p{Lu})=κύριος|κα(?=\\s\\p{Lu})=κυρία|αρ.#=αριθμός|σελ.#=σελίδα|οδ.=οδός|τηλ.=τηλέφωνο`,
  id: `dll.=!dan lain-lain|dsb.=!dan sebagainya|dst.=!dan seterusnya|yg=yang|dgn=dengan|tsb.=tersebut|No.#=nomor|Jl.=Jalan|Bpk.=Bapak|hlm.=halaman|a. n.=atas nama`,
  ms: `dll.=!dan lain-lain|dsb.=!dan sebagainya|dsbnya.=!dan sebagainya|yg=yang|dgn=dengan|tsb.=tersebut|No.#=nombor|Jln.=Jalan|hlm.=halaman`,
  fil: `Gng.=Ginang|Bb.=Binibini|G.(?=\\s\\p{Lu})=Ginoo|Dr.=Doktor|atbp.=!at iba pa|hal.=halimbawa|Blg.#=bilang`,
  vi: `v. v.=!vân vân|TP.=thành phố|Tp.=thành phố|TS.=tiến sĩ|GS.=giáo sư|ThS.=thạc sĩ|đ/c=địa chỉ|VD:=ví dụ|VN=Việt Nam`,
}

const read = new Map<string, readonly WrittenOut[]>()

/** Returns the abbreviations of a language (BCP 47), the longest first; none where none are known. */
export function writtenOut(language: string): readonly WrittenOut[] {
  const known = read.get(language)
  if (known) return known
  const entries = (tables[language] ?? '')
    .split('|')
    .filter((entry) => entry !== '')
    .map(toEntry)
    .toSorted((one, other) => other.form.length - one.form.length)
  read.set(language, entries)
  return entries
}

function toEntry(entry: string): WrittenOut {
  // Conditions such as (?=…) hold an equals sign of their own.
  const at = entry.lastIndexOf('=')
  const form = entry.slice(0, at)
  const words = entry.slice(at + 1)
  const mayEnd = words.startsWith('!')
  return { form: sourceOf(form), words: mayEnd ? words.slice(1) : words, mayEnd }
}

function sourceOf(form: string): string {
  const [written = '', condition = ''] = form.split(/(?=\(\?=)/)
  const beforeDigits = written.endsWith('#')
  const letters = beforeDigits ? written.slice(0, -1) : written
  const source = letters.replace(/[.*+^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ \\u00a0]?')
  return `${source}${beforeDigits ? beforeNumber : condition}`
}
