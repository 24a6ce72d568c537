ALTER TABLE "app"."credit_holds" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE app.credit_holds h SET reason = d.reason FROM app.deliveries d
  WHERE d.company_id = h.company_id AND d.hold_id = h.id AND h.state = 'released';
