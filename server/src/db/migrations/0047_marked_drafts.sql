-- Drafts with claims that nothing supports are few, and counted.
CREATE INDEX "comments_marked_idx" ON "app"."comments" USING btree ("company_id","brand_id") WHERE status = 'draft' and triage_state = 'open' and reply_spans <> '[]'::jsonb;
