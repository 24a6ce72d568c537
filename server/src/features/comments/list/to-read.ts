import { importedPlatforms } from '@bizamply/contract/comment-filter'

/** The draft contains the author's email address or phone number. */
const personalData = `(coalesce(c.author_email <> '' and position(lower(c.author_email) in lower(c.reply_text)) > 0, false)
    or coalesce(length(regexp_replace(c.author_phone, '\\D', '', 'g')) >= 7 and position(
      right(regexp_replace(c.author_phone, '\\D', '', 'g'), 7) in regexp_replace(c.reply_text, '\\D', '', 'g')) > 0, false))`

/**
 * A review with up to three stars, negative words, praise with a named fault, or a text that contradicts its stars, or a
 * comment without stars that isn't clearly positive, and a reply that no person has written or changed. The reader stores
 * contradicted stars as unsure about the rating.
 */
const critical = `(coalesce(c.reply_composer, '') <> 'person' and (coalesce(c.rating <= 3, c.sentiment is distinct from 'positive')
    or coalesce(c.sentiment = 'negative' or (c.sentiment = 'mixed' and cardinality(c.topics_bad) > 0), false)
    or (not c.corrected and c.evidence @> '[{"of": "unsure", "words": ["rating"]}]'::jsonb)))`

// Without a question mark, which would be a parameter.
const onlyCautions = `(jsonb_path_query_array(c.reply_spans, '$[*].kind') <@ '["caution"]'::jsonb)`

/** What a bulk send checks of the draft of `c`. */
export const draftChecks = { personalData, critical, onlyCautions }

/**
 * Why someone reads the draft of `c` before it's sent, by the rules of bulk sends, which skip it. Imported reviews have no
 * platform to send to, so their critical ones are left out.
 */
export const toRead = `(case when c.status <> 'draft' then null when not ${onlyCautions} then 'confirm'
  when cardinality(c.risks) > 0 or c.spam or jsonb_array_length(c.reply_spans) > 0 or ${personalData} then 'read'
  when c.platform not in (${importedPlatforms.map((one) => `'${one}'`).join(', ')}) and ${critical} then 'critical' end)`
