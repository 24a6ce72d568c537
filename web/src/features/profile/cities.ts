/** Up to eight cities per country; any other city can be typed. */
export const cities: Readonly<Record<string, readonly string[]>> = {
  US: ['New York', 'Los Angeles', 'Chicago', 'Houston', 'San Francisco', 'Seattle', 'Miami', 'Boston'],
  CA: ['Toronto', 'Montreal', 'Vancouver', 'Calgary', 'Ottawa', 'Edmonton', 'Quebec City', 'Winnipeg'],
  GB: ['London', 'Manchester', 'Birmingham', 'Leeds', 'Glasgow', 'Edinburgh', 'Liverpool', 'Bristol'],
  AU: ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Gold Coast', 'Canberra', 'Hobart'],
  DE: ['Berlin', 'Hamburg', 'Munich', 'Cologne', 'Frankfurt', 'Stuttgart', 'Leipzig', 'Dresden'],
  FR: ['Paris', 'Marseille', 'Lyon', 'Toulouse', 'Nice', 'Nantes', 'Bordeaux', 'Lille'],
  IN: ['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune', 'Ahmedabad'],
  JP: ['Tokyo', 'Osaka', 'Yokohama', 'Nagoya', 'Sapporo', 'Fukuoka', 'Kyoto', 'Kobe'],
  CN: ['Shanghai', 'Beijing', 'Shenzhen', 'Guangzhou', 'Chengdu', 'Hangzhou', 'Wuhan', 'Nanjing'],
  BR: ['São Paulo', 'Rio de Janeiro', 'Brasília', 'Salvador', 'Fortaleza', 'Belo Horizonte', 'Curitiba', 'Recife'],
  ES: ['Madrid', 'Barcelona', 'Valencia', 'Seville', 'Zaragoza', 'Málaga', 'Bilbao', 'Palma'],
  IT: ['Rome', 'Milan', 'Naples', 'Turin', 'Bologna', 'Florence', 'Genoa', 'Venice'],
  NL: ['Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht', 'Eindhoven', 'Groningen', 'Tilburg', 'Breda'],
  AT: ['Vienna', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt', 'Villach', 'Wels'],
  CH: ['Zurich', 'Geneva', 'Basel', 'Lausanne', 'Bern', 'Winterthur', 'Lucerne', 'St. Gallen'],
}

/** A country as stored in a location: always in English, without characters that a location can't contain. */
export function storedName(code: string): string {
  const name = english.of(code) ?? code
  return name.replace(/ \(.*\)/, '').replace(' & ', ' and ')
}

const english = new Intl.DisplayNames(['en'], { type: 'region' })

export const joinLocation = (city: string, code: string): string =>
  [city.trim(), code && storedName(code)].filter(Boolean).join(', ')

/** Splits a stored location into city and country; without a known country at the end, all of it is the city. */
export function splitLocation(location: string | null, codes: readonly string[]): { city: string; code: string } {
  const text = location ?? ''
  const code = codes.find((one) => text === storedName(one) || text.endsWith(`, ${storedName(one)}`))
  if (!code) return { city: text, code: '' }
  return { city: text.slice(0, -storedName(code).length).replace(/, $/, ''), code }
}
