import {
  addFamilyCall,
  bookBenefitCall,
  cardCodeCall,
  cardPdfCall,
  myCardCall,
  pauseCardCall,
  removeFamilyCall,
  shopsCall,
} from '#features/benefits/calls/card.ts';
import {
  answerBookingCall,
  redeemLookCall,
  redeemTodayCall,
  redeemUseCall,
  redeemVoidCall,
  shopBookingsCall,
} from '#features/benefits/calls/redeem.ts';
import {
  answerStatementCall,
  settleStatementCall,
  shopLinkCall,
  shopStatementCall,
  shopUsesCall,
  statementCall,
  statementPdfCall,
} from '#features/benefits/calls/statement.ts';
import { shop } from '#features/benefits/resources/shop.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleOpen, handleSlow } from '#server/handle.ts';
import { regionUse } from '#server/resources/region-use.ts';
import { answerBooking, listShopBookings } from './answer-bookings.ts';
import { answerStatement, listShopUses, readShopStatement } from './answer-statement.ts';
import { bookBenefit } from './book-benefit.ts';
import { customerStore } from './customer-store.ts';
import { benefitDatasets } from './datasets.ts';
import { followRecognition } from './issue-card.ts';
import { benefitLogWords } from './log-words.ts';
import { cardPart, printMyCard, readMyCard } from './own-card.ts';
import { listToday, lookAtCode, redeem, voidByShop } from './redeem.ts';
import { redemptionStore } from './redemption-store.ts';
import { settleStatement } from './settle-statement.ts';
import { shopStore } from './shop-store.ts';
import { showShops } from './show-shops.ts';
import { printStatement, readShopLink, readStatement } from './statement.ts';
import { shops } from './tables.ts';
import { addFamily, pauseCard, readCardCode, removeFamily } from './use-card.ts';

/** Shops, the talent card and what it is used for. */
export const benefits: ServerRoom = {
  handlers: [
    handleOpen(shopsCall, showShops),
    handle(myCardCall, readMyCard),
    handle(cardCodeCall, readCardCode),
    handle(pauseCardCall, pauseCard),
    handle(addFamilyCall, addFamily),
    handle(removeFamilyCall, removeFamily),
    handleSlow(cardPdfCall, printMyCard),
    handle(bookBenefitCall, bookBenefit),
    handleOpen(redeemLookCall, lookAtCode),
    handleOpen(redeemUseCall, redeem),
    handleOpen(redeemTodayCall, listToday),
    handleOpen(redeemVoidCall, voidByShop),
    handleOpen(shopBookingsCall, listShopBookings),
    handleOpen(answerBookingCall, answerBooking),
    handleOpen(shopStatementCall, readShopStatement),
    handleOpen(shopUsesCall, listShopUses),
    handleOpen(answerStatementCall, answerStatement),
    handle(shopLinkCall, readShopLink),
    handle(statementCall, readStatement),
    handle(settleStatementCall, settleStatement),
    handleSlow(statementPdfCall, printStatement),
  ],
  stores: { shop: shopStore, customer: customerStore, redemption: redemptionStore },
  ownParts: [cardPart],
  followsCases: followRecognition,
  regionUses: [regionUse(shop, { table: shops, title: shops.nameCN, address: shops.addressCN, values: shops.values })],
  logWords: benefitLogWords,
  datasets: benefitDatasets,
};
