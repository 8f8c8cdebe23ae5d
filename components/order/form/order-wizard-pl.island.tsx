'use client';

import { alt, order, own, stage, toast } from '@/generated/messages/pl.json';
import { wizardWords } from '../words';
import { OrderWizard, type OrderWizardProps } from './order-wizard';

const source = { alt, order, own, stage, toast };

/** The order form in Polish. Most of its words come with its script, so that no page carries them twice. */
export const OrderWizardPl = ({ few, ...given }: OrderWizardProps) => (
  <OrderWizard {...given} {...wizardWords(source, few, 'pl')} />
);
